import { useTexts } from '@yinyom/mfe-kit';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { useEndInView } from '@yinyom/ui/data/useEndInView';
import { Suspense, useCallback, useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { Section } from './Section';

/** Has about its size before anything is in it, so that little moves when the example arrives. */
const Stage = styled.div`
  min-height: 420px;
`;

interface ExampleSectionProps {
  /** Anchor, and key of its texts. */
  id: 'proof' | 'scan';
  tinted?: boolean;
  /** Loaded when somebody comes near. */
  example: ComponentType;
}

/** A part of the front page that shows the real thing. */
export const ExampleSection = ({ id, tinted, example: Example }: ExampleSectionProps) => {
  const t = useTexts('landing');
  const [near, setNear] = useState(false);
  const stage = useEndInView(
    !near,
    useCallback(() => setNear(true), []),
  );
  return (
    <Section id={id} title={t(`${id}.title`)} text={t(`${id}.text`)} tinted={tinted}>
      <Stage ref={stage}>
        {near && (
          <Suspense fallback={<Skeleton $height="420px" />}>
            <Example />
          </Suspense>
        )}
      </Stage>
    </Section>
  );
};
