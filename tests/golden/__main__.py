"""`python -m tests.golden` writes the transcripts anew. Read the difference before you keep it."""

from tests.golden.transcript import goldens, transcript


def main() -> None:
    for game_id, mode, path in goldens():
        text = transcript(game_id, mode)
        same = path.exists() and path.read_text("utf-8") == text
        path.write_text(text, "utf-8")
        print(f"{path}: {'as before' if same else 'written'}")


if __name__ == "__main__":
    main()
