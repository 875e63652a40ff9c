"""The source of the house's randomness: a seed for each table's deal, and one for each choice of a bot."""

import secrets


class Seeds:
    """Seeds that nobody can foresee. Only a test hands a house others, in code: no option or variable leads here."""

    def of_table(self) -> str:
        """For a new table, whose game is dealt from it."""
        return secrets.token_hex(16)

    def of_choice(self, table: str, seat: int, decision: int) -> str:
        """For a bot that is asked for a decision, or a hint, at the table with that seed."""
        return secrets.token_hex(16)


UNFORESEEN = Seeds()
