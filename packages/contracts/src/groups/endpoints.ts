import type { AnyEndpoint } from '../endpoint';
import {
  createGroup,
  deleteGroup,
  deleteGroupLogo,
  getGroup,
  getGroupLogo,
  getGroupVersion,
  listGroups,
  listGroupVersions,
  saveGroupDraft,
  saveGroupLogo,
  updateGroup,
} from './group';
import {
  compareInheritance,
  getInheritance,
  keepSections,
  moveApplication,
  takeInheritance,
} from './inheritance';

import {
  getGroupPublication,
  getPublicationCsv,
  listGroupPublications,
  listPublicationRows,
  publishGroup,
  steerGroupPublication,
} from './groupPublication';

/** Every call about groups of websites. */
export const groupEndpoints: readonly AnyEndpoint[] = [
  listGroups,
  createGroup,
  getGroup,
  updateGroup,
  saveGroupDraft,
  deleteGroup,
  listGroupVersions,
  getGroupVersion,
  getGroupLogo,
  saveGroupLogo,
  deleteGroupLogo,
  getInheritance,
  compareInheritance,
  takeInheritance,
  keepSections,
  moveApplication,
  publishGroup,
  listGroupPublications,
  getGroupPublication,
  listPublicationRows,
  getPublicationCsv,
  steerGroupPublication,
];
