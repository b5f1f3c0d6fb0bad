/** Who is signed in, in the header. Filled in from the session store once one can exist. */
class SessionBadge extends HTMLElement {
  connectedCallback(): void {
    delete document.documentElement.dataset['signedIn'];
  }
}
customElements.define('session-badge', SessionBadge);
