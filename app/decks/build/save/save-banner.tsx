'use client';

import { CircleX, Download } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { downloadJson } from '@/app/_deck/export/export-formats';
import { announce } from '@/app/_ui/base/announce';
import { Button } from '@/app/_ui/base/button';
import { toast } from '@/app/_ui/base/toast';
import { useSnapshot, useWorkshop } from '../state/workshop';
import styles from './save-state.module.css';

const HEADS = {
  unsaved: 'Not saved.',
  missing: 'Not saved.',
  broken: 'Not saved.',
} as const;

/** Stands over the deck while it is not saved: what happened, what is safe, what to do. */
export function SaveBanner() {
  const { status, problem, deck } = useSnapshot();
  const { session } = useWorkshop();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const head = Object.hasOwn(HEADS, status) ? HEADS[status as keyof typeof HEADS] : null;
  const words = problem?.message ?? '';

  useEffect(() => {
    if (head !== null) announce(`${head} ${words}`);
  }, [head, words]);

  if (head === null || deck === null) return null;

  async function keepCopy() {
    setBusy(true);
    const copy = await session.keepCopy();
    setBusy(false);
    if (copy.ok) {
      router.replace(`/decks/build?deck=${encodeURIComponent(copy.value.id)}`);
      toast({ tone: 'legal', title: 'A copy is kept. You are working on it now.' });
    } else {
      const description = copy.problems.map(({ message }) => message).join(' ');
      toast({ tone: 'illegal', title: 'No copy was kept', description });
    }
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
        <strong>{head}</strong> {words}
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
