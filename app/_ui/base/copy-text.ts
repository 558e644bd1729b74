import { toast } from './toast';

/** Puts text on the clipboard and says so, or why it could not. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: `${what} is on the clipboard`, tone: 'legal' });
  } catch {
    toast({
      title: 'The browser did not allow copying',
      description: 'Select the text on the page and copy it by hand.',
      tone: 'warning',
    });
  }
}
