import {
  createPublicRequest,
  getPublicRequestStatus,
  verifyPublicRequest,
} from '@yinyom/contracts/requests/publicRequest';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { FormService } from './form.service';

/** The calls of the public form. */
export const bindFormRoutes = (bind: RouteBinder, form: FormService): void => {
  bind(createPublicRequest, ({ params, body }) => form.create(params.site_key, body, null));
  bind(verifyPublicRequest, ({ params, body }) => form.verify(params.site_key, body.token, body.code));
  bind(getPublicRequestStatus, ({ params, body }) => form.status(params.site_key, body.token));
};
