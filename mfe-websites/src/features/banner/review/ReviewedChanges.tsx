import type { Lang } from '@yinyom/contracts/constants';
import type { Application } from '@yinyom/contracts/websites/application';
import type { Template } from '@yinyom/contracts/websites/template';
import type { Snapshot } from '@yinyom/notice/snapshot/Snapshot';
import { withOneAcceptAll } from '@yinyom/notice/texts/acceptAll';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Stack } from '@yinyom/ui/data/Stack';
import { useMemo } from 'react';
import { useSiteCategoriesQuery } from '../../../api/categoryApi';
import { useTemplateQuery } from '../../../api/templateApi';
import { RowsSkeleton } from '../../../common/RowsSkeleton';
import { previewConfig } from '../preview/previewConfig';
import { changedTexts } from './changedTexts';
import { OtherChanges } from './OtherChanges';
import { PictureChanges } from './PictureChanges';
import { publishedSnapshot } from './publishedSnapshot';
import { WordChanges } from './WordChanges';

interface ReviewedChangesProps {
  application: Application;
  /** The saved draft, with what differs. */
  proposal: Template;
  /** The version that it would become. */
  snapshot: Snapshot;
  language: Lang;
}

/** What visitors will read and see differently, beside what they read and see now. */
export const ReviewedChanges = ({ application, proposal, snapshot, language }: ReviewedChangesProps) => {
  const { currentData, isError, isFetching, refetch } = useTemplateQuery(
    { params: { id: application.id }, query: { version: 'published' }, quiet: true },
    { refetchOnMountOrArgChange: true },
  );
  const { data: categories } = useSiteCategoriesQuery({ params: { id: application.id }, query: {} });
  const pictures = useMemo(() => {
    if (!currentData?.languages[language]) return null;
    const before = publishedSnapshot(currentData, snapshot);
    return {
      before: previewConfig(application, before, language, location.origin),
      after: previewConfig(application, snapshot, language, location.origin),
    };
  }, [application, currentData, snapshot, language]);
  if (!currentData) {
    return isError && !isFetching ? (
      <ErrorState onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton rows={3} height="72px" />
    );
  }
  const words = changedTexts(withOneAcceptAll(currentData.languages), snapshot.texts);
  return (
    <Stack $gap={6}>
      <WordChanges changes={words} />
      {pictures && <PictureChanges {...pictures} language={language} />}
      <OtherChanges
        diff={proposal.diff}
        before={currentData}
        after={proposal}
        categories={categories?.entities ?? []}
      />
    </Stack>
  );
};
