import { Button, LinkButton } from '../base/button';
import { Dialog } from '../base/dialog';
import { gameOfId } from '../data/rule-entry';
import { useRulesOf } from '../data/rules';
import { RuleText } from './rule-text';

/** Shows the text behind a rule's id; fetched when first asked for. */
export function RuleDialog({
  id,
  open,
  onOpenChange,
}: {
  readonly id: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}) {
  const rules = useRulesOf(gameOfId(id));
  const entry = rules.status === 'ready' ? rules.byId.get(id) : undefined;
  return (
    <Dialog
      title={id}
      open={open}
      onOpenChange={onOpenChange}
      foot={<LinkButton href={`/rules/${id}`}>Open its page</LinkButton>}
    >
      {rules.status === 'loading' && <p aria-live="polite">Fetching the rule…</p>}
      {rules.status === 'failed' && (
        <>
          <p role="alert">The rule could not be fetched. {rules.message}</p>
          <Button onClick={rules.retry}>Try again</Button>
        </>
      )}
      {rules.status === 'ready' &&
        (entry ? <RuleText entry={entry} /> : <p>No rule has the id {id}.</p>)}
    </Dialog>
  );
}
