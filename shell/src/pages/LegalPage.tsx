import { useTexts } from '@yinyom/mfe-kit';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import type { ReactNode } from 'react';
import { Article } from './Article';

interface Part {
  title: string;
  text: readonly string[];
}

interface LegalPageProps {
  document: 'terms' | 'policy';
  /** What follows the parts. */
  children?: ReactNode;
}

/** A legal document of the texts: heading, date, numbered parts. */
export const LegalPage = ({ document, children }: LegalPageProps) => {
  const t = useTexts('legal');
  const parts: unknown = t(`${document}.parts`, { returnObjects: true });
  return (
    <Article>
      <PageHeader title={t(`${document}.title`)} note={t(`${document}.date`)} />
      {(Array.isArray(parts) ? (parts as Part[]) : []).map((part, index) => (
        <section key={part.title}>
          <h2>
            {index + 1}. {part.title}
          </h2>
          {part.text.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
      {children}
    </Article>
  );
};
