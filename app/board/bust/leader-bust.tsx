import { bustMarkup } from '@/app/_ui/bust/markup';
import { leaderLooks } from './leaders';

/** A leader, head and shoulders, in the colours of its faction. Decoration: its name stands beside it. */
export function LeaderBust({ leader }: { readonly leader: string }) {
  const looks = leaderLooks(leader);
  if (looks === undefined) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own numbers alone
  return <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: bustMarkup(looks) }} />;
}
