import { Select } from '@guildhall/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useSaveTimeZone } from '#data/settings.ts';
import { ownProfileQuery } from '#data/users.ts';
import { useUser } from '#session/session.tsx';
import { useMay } from '#session/use-may.ts';

const zones = Intl.supportedValuesOf('timeZone');

/** The time zone of the company, saved when it is chosen. */
export function TimeZone() {
  const { id } = useUser();
  const { data: profile } = useQuery(ownProfileQuery(id));
  const save = useSaveTimeZone(id);
  const mayChange = useMay('administer');
  const zone = (save.isPending ? save.variables : profile?.zone) ?? '';
  // A browser may call it by another of its names.
  const options = zone === '' || zones.includes(zone) ? zones : [zone, ...zones];
  return (
    <Select
      label="Time zone"
      hideLabel
      options={options.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
      value={zone}
      onValueChange={(chosen) => save.mutate(chosen)}
      disabled={!mayChange || !profile || save.isPending}
    />
  );
}
