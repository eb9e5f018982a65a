"""What import-linter's own contracts cannot say."""

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryOnly(Contract):
    """The packages import nothing from outside the project but the standard library."""

    type_name = "standard_library_only"
    packages = fields.ListField(subfield=fields.StringField())
    allowed = fields.ListField(subfield=fields.StringField(), required=False)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        ours: list[str] = self.session_options["root_packages"]
        fine = {*ours, *sys.stdlib_module_names, *self.contract_options.get("allowed", [])}
        foreign = [
            f"{module} imports {imported}"
            for package in self.contract_options["packages"]
            for module in sorted({package, *graph.find_descendants(package)})
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if imported.partition(".")[0] not in fine
        ]
        return ContractCheck(kept=not foreign, metadata={"foreign": foreign})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["foreign"]:
            output.print_error(f"- {line}")
