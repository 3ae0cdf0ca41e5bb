import type { Application } from '@yinyom/contracts/websites/application';
import type { Template } from '@yinyom/contracts/websites/template';
import type { Snapshot } from '@yinyom/notice/snapshot/Snapshot';
import { useMemo } from 'react';
import { useSiteCategoriesQuery } from '../../../api/categoryApi';
import { useTextValues } from '../../../common/inheritance/useTextValues';
import type { Draft } from '../draft/draft';
import { draftSnapshot } from './draftSnapshot';
import { useAllCookies } from './useAllCookies';

/** The draft as it would be published now, made anew with every letter; null until categories and cookies are there. */
export const useDraftSnapshot = (
  application: Application,
  template: Template,
  draft: Draft,
): Snapshot | null => {
  const { data: categories } = useSiteCategoriesQuery({ params: { id: application.id }, query: {} });
  const cookies = useAllCookies(application.id);
  const { organization, values } = useTextValues(application);
  return useMemo(
    () =>
      categories && cookies
        ? draftSnapshot({
            application: {
              ...application,
              organization: { ...application.organization, name: organization },
            },
            template,
            draft,
            categories: categories.entities,
            cookies,
            values,
          })
        : null,
    [application, template, draft, categories, cookies, organization, values],
  );
};
