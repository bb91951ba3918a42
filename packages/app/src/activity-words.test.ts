import { activityActions, activityKinds } from '@guildhall/contract/activity';
import { expect, test } from 'vitest';
import { activityListLabels } from '../../ui/src/trade/ActivityList/ActivityList.labels.ts';

test.each([...activityActions])('what a member has done has words: %s', (action) => {
  expect(activityListLabels).toHaveProperty([action], expect.any(String));
});

test.each([...activityKinds])('what it is about has words: %s', (kind) => {
  expect(activityListLabels).toHaveProperty([`${kind}.*`], expect.any(String));
});
