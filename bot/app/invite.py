"""The command that prints the invitation of the bot whose token is set."""

from bot.app.settings import EXIT_SETTINGS, SettingsError, load_settings
from bot.app.terminal import terminal_locale
from bot.streams import complain, print_out
from bot.texts import words
from bot.ui.kit.invitation import application_of, invitation


def main() -> int:
    """Print the invitation of the bot whose token is set. CannotPrintError."""
    said = words(terminal_locale())
    try:
        token = load_settings(said).discord_token
    except SettingsError as error:
        complain(str(error))
        return EXIT_SETTINGS
    application = application_of(token)
    if application is None:
        complain(said("start-token-wrong" if token else "start-invite-no-token"))
        return EXIT_SETTINGS
    print_out(invitation(application))
    return 0
