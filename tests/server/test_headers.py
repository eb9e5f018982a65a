import httpx


async def test_every_answer_carries_the_headers_that_protect_a_browser(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as browser:
        for path in ("/", "/t/K7QF3M", "/api/games", "/api/nothing", "/api/guest", "/nothing.js"):
            headers = (await browser.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
