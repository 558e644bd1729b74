import { NearestCards } from './nearest-cards';

export default function CardNotFound() {
  return <NearestCards />;
}
