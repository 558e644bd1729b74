import { NoSuchRule } from './no-such-rule';

export default function RuleNotFound() {
  return <NoSuchRule />;
}
