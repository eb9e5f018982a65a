import httpx


async def test_the_http_part_describes_itself(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as browser:
        schema = (await browser.get("/api/schema")).json()
        assert schema["openapi"].startswith("3.")
        for path in (
            *("/api/guest", "/api/tables", "/api/tables/{code}/record", "/api/games"),
            *("/api/tables/{code}/replay", "/api/tables/{code}/play-on", "/api/replays"),
            *("/api/my-games", "/api/statistics", "/api/guests/{id}/statistics"),
        ):
            assert path in schema["paths"]
        replay = schema["paths"]["/api/tables/{code}/replay"]["get"]
        assert [asked["name"] for asked in replay["parameters"]] == ["code", "as"]
        assert "ReplayShown" in str(replay["responses"]["200"])
        (game, *_) = (await browser.get("/api/games")).json()
        assert game["slug"] == "abracada"
        assert game["seats"] == [2, 5]
        assert game["levels"][:3] == ["novice", "adept", "master"]
        rounds = {"name": "rounds", "choices": [0, 1], "default": 0, "seats": 0, "main": True}
        assert rounds in game["options"]
        health = (await browser.get("/api/health")).json()
        assert health["status"] == "ok"
