import { useState } from 'react';
import type { BattleAnswer } from '@/lib/board/odds/battle/answer';
import type { PlanOdds } from '@/lib/board/odds/battle/plan';

/** The plan that is looked at: the best, until another is chosen; the same again where what is asked has changed. */
export function usePlan({ plans, best }: BattleAnswer) {
  const [wanted, setWanted] = useState<PlanOdds | null>(null);
  const alike = plans.filter((plan) => wanted !== null && isSameArms(plan, wanted));
  const nearest = alike.reduce<PlanOdds | null>(
    (near, plan) =>
      wanted !== null && (near === null || isNearer(plan.dial, near.dial, wanted.dial))
        ? plan
        : near,
    null,
  );
  // Who chooses the best follows it when what is asked changes.
  return {
    chosen: nearest ?? best,
    choose: (plan: PlanOdds) => setWanted(plan === best ? null : plan),
  };
}

export function isSameArms(one: PlanOdds, other: PlanOdds): boolean {
  return (
    one.leader === other.leader &&
    one.kwisatz === other.kwisatz &&
    one.weapon === other.weapon &&
    one.defense === other.defense
  );
}

function isNearer(dial: number, than: number, to: number): boolean {
  return Math.abs(dial - to) < Math.abs(than - to);
}
