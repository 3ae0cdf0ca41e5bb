import { usePageTitle } from '@yinyom/mfe-kit';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import type { ReactNode } from 'react';
import { AreaNav } from './AreaNav';

/** What a page of an area says of itself. */
export interface AreaPageProps {
  title: string;
  lead: string;
  actions?: ReactNode;
  children: ReactNode;
}

interface AreaProps extends AreaPageProps {
  /** Name of the navigation. */
  label: string;
  parts: readonly { path: string; text: string }[];
}

/** A page of an area: its heading, the parts of the area, and its content. */
export const Area = ({ title, lead, actions, label, parts, children }: AreaProps) => {
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} note={lead} actions={actions} />
      <AreaNav label={label} parts={parts} />
      {children}
    </>
  );
};
