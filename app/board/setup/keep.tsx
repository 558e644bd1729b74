import { Button } from '@/app/_ui/base/button';
import { toast } from '@/app/_ui/base/toast';
import { partNotFetched } from '@/app/_ui/data/part-not-fetched';
import { setupQuery } from '@/lib/board/setup/link';
import type { BoardSetup } from '@/lib/board/setup/setup';

/** Keeps the set-up on this device under its name. */
export function Keep({ setup }: { readonly setup: BoardSetup }) {
  const name = setup.name.trim();

  async function keep() {
    const part = await import('@/app/_ui/stored/attempt').catch(() => null);
    if (part === null) {
      const { message } = partNotFetched();
      toast({ title: 'The set-up was not saved', description: message, tone: 'warning' });
      return;
    }
    const query = setupQuery({ ...setup, name });
    const done = await part.attempt('The set-up was not saved', (storage) =>
      storage.keepSetup({ name, query }),
    );
    if (done) toast({ title: `${name} is saved on this device`, tone: 'legal' });
  }

  return (
    <Button disabled={name === ''} onClick={keep}>
      Save
    </Button>
  );
}
