# Replays commands with the public engine of terra.snellman.net and prints its ledger; see ledger-peer.test.ts.
# usage: perl ledger-peer.pl SOURCES < {"rows": [...], "map": [...]}
use strict;
use warnings;
use JSON;

BEGIN { unshift @INC, shift @ARGV }
use tracker;

my $input = decode_json do { local $/; <STDIN> };
my $metadata = { game_options => [], ($input->{map} ? (base_map => $input->{map}) : ()) };
my $game = terra_mystica::evaluate_game(
    { rows => $input->{rows}, faction_info => {}, players => [], metadata => $metadata });

sub cells {
    my ($figure, $unit) = @_;
    my $delta = $figure->{delta};
    return ($delta > 0 ? "+$delta" : $delta == 0 ? '' : $delta, $figure->{value} . $unit);
}

for my $row (@{ $game->{ledger} }) {
    next if defined $row->{comment};
    my $leech = $row->{leech} // {};
    print join("\t",
        $row->{faction},
        cells($row->{VP}, ' VP'), cells($row->{C}, ' C'), cells($row->{W}, ' W'), cells($row->{P}, ' P'),
        cells($row->{PW}, ' PW'), cells($row->{CULT}, ''),
        join(' ', map { $leech->{$_} } sort keys %$leech),
        $row->{commands}), "\n";
}
print "error: $_\n" for map { s/\s+/ /gr } @{ $game->{error} };
print $game->{finished} ? "finished\n" : "not finished\n";
