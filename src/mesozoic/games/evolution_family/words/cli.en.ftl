# What only this game has to say at the command line.

## simulate

cli-end-last-era = Won on the last era
cli-end-backstop = Ended after 5,000 turns
