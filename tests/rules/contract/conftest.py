"""How long the properties may look for a counterexample."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "tables", max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("tables")
