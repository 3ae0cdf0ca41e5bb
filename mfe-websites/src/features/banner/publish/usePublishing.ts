import type { Application } from '@yinyom/contracts/websites/application';
import type { RECONSENT, Template } from '@yinyom/contracts/websites/template';
import { fieldErrors, toast, useLang, useTexts } from '@yinyom/mfe-kit';
import { useState } from 'react';
import { useSaveTemplateMutation } from '../../../api/templateApi';
import { inLanguages } from '../draft/draft';
import { missingMessages } from '../draft/missingMessages';
import type { DraftState } from '../draft/useDraft';

export type Reconsent = (typeof RECONSENT)[number];

/** Saving and publishing a draft: first it is saved, then its differences are shown, then it is published. */
export const usePublishing = (application: Application, state: DraftState) => {
  const t = useTexts('websites');
  const lang = useLang();
  const [save, { isLoading, error, reset: forgetError }] = useSaveTemplateMutation();
  const [missing, setMissing] = useState<Record<string, string>>({});
  /** The saved draft that the owner decides about before it is published. */
  const [proposal, setProposal] = useState<Template | null>(null);
  const params = { id: application.id };

  const send = async (publish: boolean, reconsent: Reconsent, note?: string) => {
    const edited = state.draft;
    const draft = inLanguages(edited, application.languages);
    const { data } = await save({
      params,
      ifMatch: state.etag,
      body: { ...draft, publish, reconsent, ...(note && { note }) },
    });
    if (data) state.saved(data, edited);
    return data;
  };

  return {
    busy: isLoading,
    /** Why the last attempt was refused by the server. */
    error,
    /** Messages by field: what is missing, or what the server refused. */
    problems: { ...fieldErrors(error), ...missing },
    /** Messages of required texts that are missing, by field. */
    missing,
    proposal,
    forgetError,
    saveDraft: async () => {
      setMissing({});
      if (await send(false, 'all')) toast.success(t('publish.draftSaved'));
    },
    propose: async () => {
      const found = missingMessages(state.draft, application.languages, lang, t);
      const incomplete = Object.keys(found).length > 0;
      setMissing({});
      // What was typed is kept before anything is told: a refusal must cost nobody's work.
      const template = incomplete && !state.unsaved ? null : await send(false, 'all');
      if (incomplete && template !== undefined) setMissing(found);
      if (template && !incomplete) setProposal(template);
    },
    dismiss: () => setProposal(null),
    publish: async (reconsent: Reconsent, note: string) => {
      const published = await send(true, reconsent, note);
      setProposal(null);
      if (published) toast.success(t('publish.done'));
    },
  };
};

export type Publishing = ReturnType<typeof usePublishing>;
