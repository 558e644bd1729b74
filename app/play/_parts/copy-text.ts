import { toast } from '@/app/_ui/toast';

/** Puts text on the clipboard and says so, or why it could not. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: `${what} is on the clipboard`, tone: 'legal' });
  } catch {
    toast({
      title: 'The browser did not allow copying',
      description: 'Copy it from the address bar or the page instead.',
      tone: 'warning',
    });
  }
}
