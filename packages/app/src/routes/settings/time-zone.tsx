import { Combobox } from '@guildhall/ui/combobox';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSaveTimeZone } from '#data/settings.ts';
import { ownProfileQuery } from '#data/users.ts';
import { timeZones } from '#lib/time-zones.ts';
import { useUser } from '#session/session.tsx';
import { useMay } from '#session/use-may.ts';

/** The time zone of the company, saved when it is chosen. */
export function TimeZone() {
  const { id } = useUser();
  const { data: profile } = useQuery(ownProfileQuery(id));
  const save = useSaveTimeZone(id);
  const mayChange = useMay('administer');
  const options = useMemo(
    () => timeZones(profile?.zone).map((value) => ({ value, label: value.replaceAll('_', ' ') })),
    [profile?.zone],
  );
  return (
    <Combobox
      // The box begins with the zone, which is not known at first.
      key={profile === undefined ? 'loading' : 'ready'}
      label="Time zone"
      hideLabel
      options={options}
      value={(save.isPending ? save.variables : profile?.zone) ?? ''}
      clearable={false}
      // A company has one always.
      onValueChange={(zone) => zone !== '' && save.mutate(zone)}
      loading={save.isPending}
      disabled={!mayChange || profile === undefined}
    />
  );
}
