"""What was posted is gone."""

from bot.doctor.facts import Facts
from bot.doctor.patient import Patient


async def removal(patient: Patient) -> Facts:
    """Remove it all; give how many messages are left."""
    return {"messages_left": len(await patient.remove_all())}
