import { Button, LinkButton } from '../base/button';
import { Dialog } from '../base/dialog';
import { useRules } from '../data/texts';
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
  return (
    <Dialog
      title={id}
      open={open}
      onOpenChange={onOpenChange}
      foot={<LinkButton href={`/rules/${id}`}>Open its page</LinkButton>}
    >
      <Body id={id} />
    </Dialog>
  );
}

function Body({ id }: { readonly id: string }) {
  const rules = useRules();
  if (rules.status === 'loading') return <p aria-live="polite">Fetching the rule…</p>;
  if (rules.status === 'failed')
    return (
      <>
        <p role="alert">The rule could not be fetched. {rules.message}</p>
        <Button onClick={rules.retry}>Try again</Button>
      </>
    );
  const entry = rules.byId.get(id);
  return entry ? <RuleText entry={entry} /> : <p>No rule has the id {id}.</p>;
}
