import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useId, type ReactNode } from 'react';

interface SectionCardProps {
  title: string;
  /** Buttons next to the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One part of the page of an incident. */
export const SectionCard = ({ title, actions, children }: SectionCardProps) => {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Stack>
        <Row $justify="space-between">
          <h2 id={id}>{title}</h2>
          {actions && <Row $gap={2}>{actions}</Row>}
        </Row>
        {children}
      </Stack>
    </Card>
  );
};
