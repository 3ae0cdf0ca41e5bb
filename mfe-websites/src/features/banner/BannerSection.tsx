import type { Application } from '@yinyom/contracts/websites/application';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { lazyPart } from '@yinyom/mfe-kit';
import { Suspense, useState } from 'react';
import { useTemplateQuery } from '../../api/templateApi';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import type { EditorPart } from './BannerEditor';

// What draws, checks and knows the product's own texts is needed by nobody else.
const BannerEditor = lazyPart(() => import('./editors').then((file) => file.BannerEditor), ErrorState);

interface BannerSectionProps {
  application: Application;
  /** Which part of the editor is shown; null while another section of the website is. */
  part: EditorPart | null;
  onPart: (part: EditorPart) => void;
}

/** Loads the draft when a part of the editor is opened for the first time, and keeps the editor from then on. */
export const BannerSection = ({ application, part, onPart }: BannerSectionProps) => {
  const [opened, setOpened] = useState(part !== null);
  if (part !== null && !opened) setOpened(true);
  const { currentData, isError, isFetching, refetch } = useTemplateQuery(
    { params: { id: application.id }, query: {}, quiet: true },
    { skip: !opened, refetchOnMountOrArgChange: true },
  );
  if (currentData) {
    return (
      <Suspense fallback={<RowsSkeleton height="96px" />}>
        <BannerEditor
          application={application}
          template={currentData}
          part={part}
          onPart={onPart}
          onReload={async () => (await refetch()).data}
        />
      </Suspense>
    );
  }
  if (part === null) return null;
  return isError && !isFetching ? (
    <ErrorState onRetry={() => void refetch()} />
  ) : (
    <RowsSkeleton height="96px" />
  );
};
