import ui from '../package.json' with { type: 'json' };

/** Refuses to publish with addresses that lead nowhere: names under `.example` are reserved for documentation (RFC 2606). */
for (const [field, address] of Object.entries({
  homepage: ui.homepage,
  'repository.url': ui.repository.url,
})) {
  if (new URL(address).hostname.endsWith('.example')) {
    console.error(`Set ${field} in packages/ui/package.json to where it is: ${address} is only an example.`);
    process.exitCode = 1;
  }
}
