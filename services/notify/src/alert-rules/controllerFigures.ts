import type { AlertFigures } from '@yinyom/contracts/notify/alerts';

/** Of an agency, the client whose an entry is; absent: the organization's own. */
export interface OfController {
  controller?: { group_id: string; name: string } | undefined;
}

/** Whose papers an alert is about, so that its link opens them. Pure. */
export const controllerFigures = ({ controller }: OfController): Pick<AlertFigures, 'controller'> =>
  controller ? { controller: controller.group_id } : {};

/** The same, with the name of the client, where nothing else that the alert says has it. Pure. */
export const namedControllerFigures = (entry: OfController): Pick<AlertFigures, 'controller' | 'names'> => ({
  ...controllerFigures(entry),
  ...(entry.controller && { names: [entry.controller.name] }),
});
