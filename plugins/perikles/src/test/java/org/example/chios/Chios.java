package org.example.chios;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;

/** A location, a kind of influence tile, a column of the combat table and a counter more, by data alone. */
public final class Chios implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return new VariantInfo("chios", "perikles", "Chios", "Chios is fought over too.", List.of());
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("""
                {
                 "locations": {"chios": {"name": "Chios", "city": "athens", "points": 9, "rounds": ["trireme", "hoplite"],
                  "greyUnits": ["trireme"], "violetUnits": [], "latitude": 38.37, "longitude": 26.14, "yearBc": 412,
                  "source": "made up"}},
                 "influence-tiles": {"sparta-triple": {"colour": "sparta", "shards": 3, "symbol": "candidate", "copies": 9,
                  "source": "made up"}},
                 "combat-table": {"4:1": {"attackerNeeds": 4, "defenderNeeds": 11, "source": "made up"}},
                 "powers": {"megara": {"hoplites": {"8": 1}}}
                }
                """);
    }
}
