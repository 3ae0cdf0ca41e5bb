import { Row } from '@yinyom/ui/data/Stack';
import { useState, type ReactNode } from 'react';
import { FoldCard } from '../../layout/FoldCard';

interface SectionCardProps {
  title: string;
  /** What it holds and what is missing, in one line. */
  state: string;
  /** Something is missing that the line names. */
  isMissing?: boolean;
  /** There is work to do in it: it opens as soon as that is so. */
  isNext?: boolean;
  /** Buttons above the content. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One part of the page of an incident, closed where there is nothing to do now. */
export const SectionCard = ({
  title,
  state,
  isMissing = false,
  isNext = false,
  actions,
  children,
}: SectionCardProps) => {
  const [isOpen, setOpen] = useState(isNext);
  const [wasNext, setWasNext] = useState(isNext);
  if (wasNext !== isNext) {
    setWasNext(isNext);
    if (isNext) setOpen(true);
  }
  return (
    <FoldCard
      title={title}
      state={state}
      isMissing={isMissing}
      look="page"
      isOpen={isOpen}
      onToggle={setOpen}
    >
      {actions && <Row $gap={2}>{actions}</Row>}
      {children}
    </FoldCard>
  );
};
