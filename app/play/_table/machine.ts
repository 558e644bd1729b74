import type { Action } from '@/lib/engine/actions';
import { hashText } from '@/lib/engine/hash';
import { type PolicyName, policyOf } from '@/lib/engine/policies/policy';
import type { Session } from './session';

/**
 * What an automatic House does. The choice follows from the position and its number alone, so that it
 * is the same again after going back.
 */
export function chooseFor(session: Session, name: PolicyName, legal: readonly Action[]): Action {
  const seed = name === 'random' ? hashText(`${session.setup.seed} ${session.at}`) : 0;
  return policyOf(name, seed, session.state.decision?.seat ?? 0)(
    session.state,
    legal,
    session.catalogue,
  );
}
