#!/usr/bin/python3
"""A bare window with a WebKitGTK page, for WebKitWebDriver: webkit-window.py FAULTS LANGUAGE

MiniBrowser, its own browser, is never narrower than 447 pixels. Errors of the page become lines of the file FAULTS:
WebKit's own "write console messages to stdout" writes nothing in an automated, ephemeral session.
"""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

faults, language = sys.argv[1:3]

TELL_FAULTS = """
(() => {
  const tell = (what) => window.webkit.messageHandlers.fault.postMessage(String(what));
  addEventListener('error', (event) => tell(event.message ?? `failed: ${event.target.src ?? event.target.href}`), true);
  addEventListener('unhandledrejection', (event) => tell(`rejected: ${event.reason}`));
  addEventListener('securitypolicyviolation', (event) => tell(`policy: ${event.violatedDirective} ${event.blockedURI}`));
  const { error } = console;
  console.error = (...words) => { tell(`console: ${words.join(' ')}`); error.apply(console, words); };
})();
"""

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages([language])

window = Gtk.Window()
window.set_decorated(False)


def keep_fault(_, result):
    with open(faults, "a", encoding="utf-8") as file:
        file.write(result.get_js_value().to_string().replace("\n", " ") + "\n")


def create_page(_):
    content = WebKit2.UserContentManager()
    content.register_script_message_handler("fault")
    content.connect("script-message-received::fault", keep_fault)
    content.register_script_message_handler("passLinks")
    content.connect(
        "script-message-received::passLinks",
        lambda _, result: page.get_settings().set_enable_tabs_to_links(
            not result.get_js_value().to_boolean()
        ),
    )
    content.add_script(
        WebKit2.UserScript.new(
            TELL_FAULTS,
            WebKit2.UserContentInjectedFrames.ALL_FRAMES,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    page = WebKit2.WebView(is_controlled_by_automation=True, web_context=context, user_content_manager=content)
    # Nobody looks: drawn straight by the processor, not by OpenGL that the processor plays.
    page.get_settings().set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    window.add(page)
    window.show_all()
    page.grab_focus()
    # Without a window manager nobody else hands the window the focus, and a page without it gets no keys.
    GLib.idle_add(lambda: window.get_window().focus(0))
    return page


def begin(_, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("webkit-window")
    about.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(about)
    session.connect("create-web-view", create_page)


context.connect("automation-started", begin)
window.connect("destroy", Gtk.main_quit)
Gtk.main()
