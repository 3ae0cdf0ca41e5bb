import { isOpenLetter, type ListedLetter } from '@yinyom/contracts/papers/inspectionLetter';
import { bangkokToday } from '@yinyom/contracts/time/bangkokDay';
import { Badge, type BadgeTone } from '@yinyom/ui/data/Badge';
import { daysLeft, SOON_DAYS } from '../../clock/daysLeft';
import { useComplianceTexts } from '../../texts/useComplianceTexts';

const toneOf = (days: number): BadgeTone => {
  if (days < 0) return 'danger';
  return days <= SOON_DAYS ? 'warning' : 'neutral';
};

/** How many days are left for the answer to a letter; nothing where no clock runs. */
export const LetterDue = ({ letter }: { letter: Pick<ListedLetter, 'due_at' | 'letter_state'> }) => {
  const words = useComplianceTexts();
  if (!isOpenLetter(letter.letter_state)) return null;
  const days = daysLeft(letter.due_at, bangkokToday());
  const said = () => {
    if (days < -1) return words('clock.days_late', { days: -days });
    if (days === -1) return words('clock.day_late');
    if (days === 0) return words('clock.today');
    return days === 1 ? words('clock.tomorrow') : words('clock.days_left', { days });
  };
  return <Badge tone={toneOf(days)}>{said()}</Badge>;
};
