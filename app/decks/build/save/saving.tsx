import { Check, CircleX, Download, LoaderCircle } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { downloadJson } from '@/app/_deck/export/export-deck';
import { announce } from '@/app/_ui/base/announce';
import { Button } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { toast } from '@/app/_ui/base/toast';
import { sayFailed } from '@/app/_ui/stored/attempt';
import { capital, oneOrMore } from '@/lib/sentences';
import { useSnapshot, useWorkshop } from '../state/workshop';
import styles from './saving.module.css';

/** Stands over the deck while it is not saved: what happened, what is safe, what to do. */
export function SaveBanner() {
  const { status, problem, deck } = useSnapshot();
  const { session } = useWorkshop();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const isSafe = status === 'saved' || status === 'saving' || status === 'loading';
  const words = problem?.message ?? '';

  useEffect(() => {
    if (!isSafe) announce(`Not saved. ${words}`);
  }, [isSafe, words]);

  if (isSafe || deck === null) return null;

  async function keepCopy() {
    setBusy(true);
    const copy = await session.keepCopy();
    setBusy(false);
    if (copy.ok) {
      router.replace(`/decks/build?deck=${encodeURIComponent(copy.value.id)}`);
      toast({ tone: 'legal', title: 'A copy is kept. You are working on it now.' });
    } else sayFailed('No copy was kept', copy.problems);
  }

  async function tryAgain() {
    setBusy(true);
    await session.retry();
    setBusy(false);
  }

  return (
    <section className={styles.banner} aria-label="Saving">
      <CircleX size={18} aria-hidden />
      <p className={styles.words}>
        <strong>Not saved.</strong> {words}
      </p>
      <div className="flex flex-wrap gap-2">
        {status === 'unsaved' ? (
          <Button size="small" disabled={busy} onClick={() => void tryAgain()}>
            Try again
          </Button>
        ) : (
          <Button size="small" disabled={busy} onClick={() => void keepCopy()}>
            Keep a copy
          </Button>
        )}
        <Button size="small" onClick={() => downloadJson(deck)}>
          <Download size={14} aria-hidden />
          Download this deck
        </Button>
      </div>
    </section>
  );
}

/** How the saving stands, in two words that are always there. */
export function SaveState() {
  const { status } = useSnapshot();
  const isSaving = status === 'saving' || status === 'loading';
  const [Sign, words, look] =
    status === 'saved'
      ? ([Check, 'Saved on this device', styles.saved] as const)
      : isSaving
        ? ([LoaderCircle, 'Saving…', undefined] as const)
        : ([CircleX, 'Not saved', styles.not] as const);
  return (
    <span
      className={classes('inline-flex items-center gap-6px text-muted text-s text-nowrap', look)}
    >
      <Sign size={16} aria-hidden />
      {words}
    </span>
  );
}

/** Says once what another tab did to the deck, and what was found again after a crash. */
export function Notices(): null {
  const { foreign, recovered } = useSnapshot();
  const said = useRef<unknown>(null);
  const welcomed = useRef(false);

  useEffect(() => {
    if (foreign === null || said.current === foreign) return;
    said.current = foreign;
    const isLoss = foreign.kind === 'overlaid' || foreign.kind === 'skipped';
    toast({ tone: isLoss ? 'warning' : 'note', title: foreign.message, timeout: 10_000 });
  }, [foreign]);

  useEffect(() => {
    if (recovered === 0 || welcomed.current) return;
    welcomed.current = true;
    toast({
      tone: 'legal',
      title: `${capital(oneOrMore(recovered, 'change'))} of your last visit had not been saved`,
      description: 'Nothing is lost: it is all back in the deck.',
      timeout: 10_000,
    });
  }, [recovered]);

  return null;
}
