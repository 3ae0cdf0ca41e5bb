import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { skipDamaged } from '@yinyom/service-kit/database/skipDamaged';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { Logger } from '@yinyom/service-kit/logger';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { RequestAccess } from './administration/requestAccess';
import type { Stores } from './createStores';
import type { Seals } from './register/seals';
import { bindAnswerFiles } from './request-files/answerFiles.routes';
import { createAnswerFiles } from './request-files/answerFiles.service';
import { bindRequestFiles } from './request-files/requestFiles.routes';
import { createRequestFiles } from './request-files/requestFiles.service';

interface Parts {
  stores: Stores;
  seals: Seals;
  /** DATA_SECRET. */
  ring: KeyRing;
  now(): Date;
}

/** Files of requests, and those that go to persons with answers. */
export const createFiles = ({ stores, ...parts }: Parts) => {
  const files = createRequestFiles({ ...stores, ...parts });
  const attachments = createAnswerFiles({ ...stores, ...parts });
  const { requests } = stores;
  return {
    files,
    attachments,
    bindFiles: (
      bind: RouteBinder,
      deps: { access: Pick<RequestAccess, 'worker'>; auditor: Auditor },
    ): void => {
      bindRequestFiles(bind, { ...deps, requests, files });
      bindAnswerFiles(bind, { ...deps, requests, answers: attachments });
    },
    reseal: async (logger: Logger): Promise<void> => {
      await skipDamaged('files of requests', logger, () => files.reseal(logger));
      await skipDamaged('files of answers', logger, () => attachments.reseal(logger));
    },
  };
};
