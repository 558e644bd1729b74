'use client';

import { useEffect, useRef } from 'react';
import { toast } from '@/app/_ui/base/toast';
import { useSnapshot } from '../state/workshop';

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
    const changes = recovered === 1 ? 'One change' : `${recovered} changes`;
    toast({
      tone: 'legal',
      title: `${changes} of your last visit had not been saved`,
      description: 'Nothing is lost: it is all back in the deck.',
      timeout: 10_000,
    });
  }, [recovered]);

  return null;
}
