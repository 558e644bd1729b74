import { type ToastMessage, toast } from './toast';

/** Puts text on the clipboard and says so; or that it could not, and what to do instead. */
export async function copyText(
  text: string,
  what: string,
  instead: Pick<ToastMessage, 'description' | 'action'> = {
    description: 'Select the text on the page and copy it by hand.',
  },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: `${what} is on the clipboard`, tone: 'legal' });
  } catch {
    toast({
      title: 'The browser did not allow copying',
      tone: 'warning',
      ...instead,
    });
  }
}
