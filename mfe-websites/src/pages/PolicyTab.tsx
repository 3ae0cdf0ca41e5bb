import type { Lang } from '@yinyom/contracts/constants';
import type { Application } from '@yinyom/contracts/websites/application';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { useState } from 'react';
import { usePolicyQuery } from '../api/policyApi';
import { PolicyEditor } from '../features/policy/PolicyEditor';
import { RowsSkeleton } from '../common/RowsSkeleton';

/** The cookie policy of a website: questions, check, preview. */
export const PolicyTab = ({ application }: { application: Application }) => {
  const [language, setLanguage] = useState<Lang>(application.default_language);
  const call = { params: { id: application.id }, query: { language }, quiet: true };
  // In another language the form stays as it is: only the preview is another one.
  const { data, isError, isFetching, refetch } = usePolicyQuery(call);
  if (data)
    return (
      <PolicyEditor
        applicationId={application.id}
        policy={data}
        language={language}
        onLanguage={setLanguage}
      />
    );
  if (isError && !isFetching) return <ErrorState onRetry={() => void refetch()} />;
  return <RowsSkeleton rows={4} height="60px" />;
};

// In the same chunk: the questions of a group are the same.
export { GroupPolicy } from '../features/policy/GroupPolicy';
