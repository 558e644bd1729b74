import { createStore } from '../base/store';

/** The browser's own offer to install the Registry as an app, kept until the reader asks for it. */

interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export const installOffer = createStore<InstallPrompt | null>(null);
const become = installOffer.set;

/** Keeps the offer for the settings, so that no banner is laid over a page. Returns how to stop. */
export function keepInstallOffer(): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    become(event as InstallPrompt);
  };
  const drop = () => become(null);
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', drop);
  return () => {
    window.removeEventListener('beforeinstallprompt', keep);
    window.removeEventListener('appinstalled', drop);
  };
}

/** Shows the browser's own question. An offer can be used once. */
export async function install(): Promise<void> {
  const made = installOffer.get();
  become(null);
  await made?.prompt();
}
