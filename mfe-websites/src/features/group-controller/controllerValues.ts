import type { GroupController, OpenGroup, WebsiteGroup } from '@yinyom/contracts/groups/group';
import type { Lang } from '@yinyom/contracts/constants';

/** The controller as the form has it; empty texts where nothing is said. */
export interface ControllerValues {
  /** Whether the group has a controller of its own. */
  own: boolean;
  name: string;
  contact_email: string;
  dpo_name: string;
  dpo_email: string;
  dpo_phone: string;
  report_language: Lang;
  privacy_url: string;
  /** Mailbox that texts name. */
  shown_dpo_email: string;
}

type Sources = Pick<OpenGroup, 'controller' | 'privacy_url' | 'dpo_email'>;

export const controllerValues = (group: Sources, lang: Lang): ControllerValues => {
  const { controller } = group;
  return {
    own: controller !== undefined,
    name: controller?.name ?? '',
    contact_email: controller?.contact_email ?? '',
    dpo_name: controller?.dpo?.name ?? '',
    dpo_email: controller?.dpo?.email ?? '',
    dpo_phone: controller?.dpo?.phone ?? '',
    report_language: controller?.report_language ?? lang,
    privacy_url: group.privacy_url ?? '',
    shown_dpo_email: group.dpo_email ?? '',
  };
};

const toController = (values: ControllerValues): GroupController => {
  const { name, contact_email, dpo_name, dpo_email, dpo_phone, report_language } = values;
  const hasDpo = dpo_name !== '' || dpo_email !== '' || dpo_phone !== '';
  return {
    name,
    contact_email,
    report_language,
    ...(hasDpo && { dpo: { name: dpo_name, email: dpo_email, ...(dpo_phone && { phone: dpo_phone }) } }),
  };
};

/** What is sent. An officer of whom nothing is said is none. Pure. */
export const controllerChange = (values: ControllerValues) => ({
  controller: values.own ? toController(values) : null,
  privacy_url: values.privacy_url,
  dpo_email: values.shown_dpo_email,
});

const FIELDS: Record<string, keyof ControllerValues> = {
  'controller.name': 'name',
  'controller.contact_email': 'contact_email',
  'controller.dpo.name': 'dpo_name',
  'controller.dpo.email': 'dpo_email',
  'controller.dpo.phone': 'dpo_phone',
  'controller.report_language': 'report_language',
  privacy_url: 'privacy_url',
  dpo_email: 'shown_dpo_email',
};

/** The form's name of a field of the request. */
export const controllerField = (path: string): string => FIELDS[path] ?? path;

/** The nearest group above that has a controller; undefined: the organization. Pure. */
export const controllerAbove = (
  group: Pick<OpenGroup, 'path'>,
  groups: readonly WebsiteGroup[],
): WebsiteGroup | undefined =>
  group.path
    .slice(0, -1)
    .reverse()
    .map((id) => groups.find((each) => each.id === id))
    .find((each) => each?.controller !== undefined);
