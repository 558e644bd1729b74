import { toast } from '@/app/_ui/base/toast';

/** Says that something was not done, and why. */
export function sayRefused(title: string, problems: readonly { readonly message: string }[]): void {
  toast({ tone: 'illegal', title, description: problems.map(({ message }) => message).join(' ') });
}
