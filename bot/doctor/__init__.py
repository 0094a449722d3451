"""`python -m bot doctor CHANNEL`: what is different between a Discord and the playground that the tests know.

Each check acts once at the playground, which runs in this very process, and once at the Discord that the
token is for; it gives what it saw as facts, and what is not the same is a difference. So nothing here
says what is right: that is the playground's business alone.

To add a check:

1. write `async def my_check(patient: Patient) -> Facts` in a file of `checks/`: act, give what came of it;
2. name it in `CHECKS` of `checks/__init__.py`, with the permissions that it cannot do without;
3. give it a line `doctor-check-my-check` in doctor.ftl, English and French, and each fact that no other
   check has a line `doctor-fact-…`.
"""
